const start = (program) => `<!-- settings of the ${program}: start -->`;
const end = (program) => `<!-- settings of the ${program}: end -->`;

/** Returns the page with the table of this program, `site` or `api`, between its two markers. */
export function withTable(page, program, table) {
  const [head, tail] = [page.indexOf(start(program)), page.indexOf(end(program))];
  if (head < 0 || tail < head) throw new Error(`The page has lost the markers of the ${program}'s settings.`);
  return `${page.slice(0, head + start(program).length)}\n\n${table.trim()}\n\n${page.slice(tail)}`;
}
