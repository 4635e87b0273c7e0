import type { FastifyReply } from 'fastify';

/** A page of the sandbox: its content, and who may show it in a frame. */
interface SandboxPage {
  /** A BCP 47 tag, English by default. */
  readonly language?: string;
  readonly title: string;
  /** Paths of its style sheet and script, on the sandbox's own origin. */
  readonly style: string;
  readonly script?: string;
  /** Origin of the page that shows it in a frame, the only one its script sends messages to; null for no frame. */
  readonly parent: string | null;
  /** Addresses besides its own origin that its script connects to. */
  readonly connect?: readonly string[];
  readonly body: string;
}

/** Sends a page that no cache stores, with a content security policy for what it needs. */
export function sendPage(reply: FastifyReply, page: SandboxPage): FastifyReply {
  const { language = 'en', title, style, script, parent, connect = [], body } = page;
  const policy = [
    "default-src 'none'",
    `script-src ${script ? "'self'" : "'none'"}`,
    "style-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${parent ?? "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  reply.header('cache-control', 'no-store');
  reply.header('content-security-policy', policy.join('; '));
  return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${parent === null ? '' : `<meta name="parent" content="${escaped(parent)}">`}
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${style}">
${script ? `<script type="module" src="${script}"></script>` : ''}
</head>
<body>
${body}
</body>
</html>
`);
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for HTML and its attributes. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => references[sign] ?? sign);
