import type { Socket } from 'node:net';
import { finished, type Readable } from 'node:stream';

/** The answers that are on their way to the client of each connection. */
const answers = new WeakMap<Socket, Set<Readable>>();

/**
 * Ends an answer of the api when its client leaves. Node tells so only of the answer that is being sent: those of further
 * requests on the same connection would keep their connections to the api for ever.
 */
export function endWithClient(answer: Readable, socket: Socket): void {
  const sent = answers.get(socket) ?? follow(socket);
  sent.add(answer);
  finished(answer, () => sent.delete(answer));
  if (socket.destroyed) answer.destroy();
}

function follow(socket: Socket): Set<Readable> {
  const sent = new Set<Readable>();
  answers.set(socket, sent);
  socket.once('close', () => {
    for (const answer of sent) answer.destroy();
  });
  return sent;
}
