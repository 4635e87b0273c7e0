const start = (name) => `<!-- ${name}: start -->`;
const end = (name) => `<!-- ${name}: end -->`;

/** Returns the page with this part between the two markers of its name. Throws when the page lacks them. */
export function withMarkedPart(page, name, part) {
  const [head, tail] = [page.indexOf(start(name)), page.indexOf(end(name))];
  if (head < 0 || tail < head) throw new Error(`The page has lost the markers of the ${name}.`);
  return `${page.slice(0, head + start(name).length)}\n\n${part.trim()}\n\n${page.slice(tail)}`;
}
