// Counts what was checked. A check that fails is told at once and the day goes on.
export class Tally {
  passed = 0;
  failed = 0;

  async check(what, run) {
    try {
      await run();
      this.passed += 1;
    } catch (error) {
      this.failed += 1;
      console.error(`FAILED ${what}\n    ${String(error.message).replaceAll("\n", "\n    ")}`);
    }
  }

  // A part of the day: the parts after it build on it, so whatever stops it stops the day.
  async part(what, run) {
    const start = Date.now();
    console.log(what);
    try {
      await run();
      this.passed += 1;
    } catch (error) {
      error.message = `${what}: ${error.message}`;
      throw error;
    } finally {
      if (process.env.REEVE_TIMES) console.log(`    ${((Date.now() - start) / 1000).toFixed(1)} s`);
    }
  }
}
