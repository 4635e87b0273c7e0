import type { FastifyInstance } from 'fastify';
import { testCards } from './cards/test-cards.ts';
import { escaped, sendPage } from './pages.ts';

const rows = testCards
  .map(({ number, shows }) => `<tr><td><code>${number}</code></td><td>${escaped(shows)}</td></tr>`)
  .join('\n');

/** Serves a page for developers with the sandbox's scripts and test numbers. */
export function routeIndex(server: FastifyInstance, { origin }: { readonly origin: () => string }): void {
  server.get('/', async (_request, reply) =>
    sendPage(reply, {
      title: 'Vendors’ sandbox',
      style: '/sandbox.css',
      parent: null,
      body: `<main>
<h1>Vendors’ sandbox</h1>
<p>Replaces the provider of card fields and the vendor of the chat. Nothing is stored here, and the card form keeps what is
typed into it: only the test card’s name in this list is sent on, with the expiration date and the holder.</p>
<h2>Card fields</h2>
<pre>&lt;script src="${escaped(origin())}/cards/fields.js"&gt;&lt;/script&gt;
const fields = Payliance.mount({ container });
await fields.ready;
const token = await fields.submit();
const { verified, verificationData, message } = await fields.verify('New card addition');</pre>
<table>
<caption>Test numbers. Use any future month, any security code of the right length and any name.</caption>
<thead><tr><th scope="col">Number</th><th scope="col">Shows</th></tr></thead>
<tbody>
${rows}
</tbody>
</table>
<h2>Chat</h2>
<pre>&lt;script src="${escaped(origin())}/chat/widget.js"&gt;&lt;/script&gt;
HostedChat.show();
HostedChat.open();
HostedChat.hide();
HostedChat.end();</pre>
<p>The agent knows about payments, leases and signing in, and offers to hand over to a person.</p>
</main>`,
    }),
  );
}
