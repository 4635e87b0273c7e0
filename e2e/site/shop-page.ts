import { createServer, type Server } from 'node:http';

/** A page of another site, in whose style nobody thought of the portal, with a router of its own. */
const html = (portal: string, elements: readonly string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Corner Shop</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/shop.css">
<nav><a href="/shop">Shop</a> <a href="/visits">Visits</a></nav>
<h1>Corner Shop</h1>
<p id="view"></p>
<button id="order">Order</button>
<main></main>
<script src="/shop.js"></script>
${elements.map((name) => `<script type="module" src="${portal}/embed/${name}.js"></script>`).join('\n')}
</html>`;

const css = `
:root { --ink: orange; --bg: orange; --surface: orange; --brand: orange; --font: fantasy; font-size: 62.5%; }
* { margin: 0; padding: 0; box-sizing: content-box; list-style: square; font-family: "Comic Sans MS", cursive;
  color: rgb(255, 0, 0); letter-spacing: 3px; text-transform: uppercase; text-align: right; }
button, input, select, textarea, a, h2, li { background: rgb(255, 255, 0); border: 5px dashed; font-size: 31px; }
div, span, section { float: left; display: inline; }
h2 { color: rgb(0, 0, 255); }
main { clear: both; display: block; }
`;

/** Keeps what it was told, hands out its customer's token, and moves by addresses of its own. */
const script = `
const shop = { heard: [], popped: 0, tokens: [], rejected: [] };
window.shop = shop;
function show(state) { document.getElementById('view').textContent = state.view; }
const first = { view: 'shop', scroll: 7 };
history.replaceState(first, '', '/shop');
show(first);
addEventListener('popstate', ({ state }) => { shop.popped += 1; show(state); });
for (const link of document.querySelectorAll('nav a')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const state = { view: link.textContent, from: history.state };
    history.pushState(state, '', link.getAttribute('href'));
    show(state);
  });
}
shop.add = (name, attributes = {}) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.token = async (rejected) => {
    shop.rejected.push(rejected);
    return shop.tokens.length > 1 ? shop.tokens.shift() : shop.tokens[0];
  };
  for (const event of ['session.ended', 'portal.navigate']) {
    element.addEventListener(event, (heard) => {
      heard.preventDefault();
      shop.heard.push([name, event, heard.detail]);
    });
  }
  document.querySelector('main').append(element);
  return element;
};
`;

interface ShopOptions {
  /** Origin of the portal. */
  readonly portal: string;
  readonly port: number;
  /** Names of the elements whose scripts it has. */
  readonly elements: readonly string[];
}

/**
 * Serves, while it is in use, a page of another origin that has elements of the portal. Its content security policy
 * allows of the portal what docs/embedding.md asks for.
 */
export async function withShopPage(
  { portal, port, elements }: ShopOptions,
  use: (address: string) => Promise<void>,
): Promise<void> {
  const policy = `default-src 'none'; script-src 'self' ${portal}; style-src 'self'; connect-src ${portal}; font-src ${portal}; img-src data: blob: ${portal}; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'`;
  const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/shop.css': ['text/css', css],
    '/shop.js': ['text/javascript', script],
  };
  const server = createServer(({ url = '/' }, response) => {
    const [type, text] = files[url] ?? ['text/html', html(portal, elements)];
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(text);
  });
  await listening(server, port);
  try {
    await use(`http://localhost:${port}/shop`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const listening = (server: Server, port: number) =>
  new Promise<void>((resolve) => server.listen(port, () => resolve()));
