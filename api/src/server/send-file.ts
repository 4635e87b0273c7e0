import type { FastifyReply } from 'fastify';
import type { FileAnswer } from './answers.ts';

/** Sends a file to be saved and never shown, because it may contain a script. */
export function sendFile(reply: FastifyReply, { name, contentType, content }: FileAnswer): FastifyReply {
  return reply
    .header('content-type', contentType)
    .header('content-disposition', disposition(name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(content);
}

/** The name twice: in ASCII for old clients, and in full (RFC 6266). */
function disposition(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
