// Reads a CSV file as RFC 4180 has it, written without a look at Reeve's own reader.
export function readCsv(text) {
  const rows = [];
  let row = [];
  let cell = "";
  let quoted = false;
  const source = text.replace(/^\uFEFF/, "");
  for (let at = 0; at < source.length; at += 1) {
    const char = source[at];
    if (quoted) {
      if (char !== '"') cell += char;
      else if (source[at + 1] === '"') (cell += '"'), (at += 1);
      else quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === ",") row.push(cell), (cell = "");
    else if (char === "\n") row.push(cell), rows.push(row), (row = []), (cell = "");
    else if (char !== "\r") cell += char;
  }
  if (cell !== "" || row.length > 0) row.push(cell), rows.push(row);
  const [header, ...lines] = rows;
  return lines.map((line) => Object.fromEntries(header.map((name, at) => [name, line[at]])));
}

// A line of CSV.
export function csvLine(cells) {
  return cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",");
}
