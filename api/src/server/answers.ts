import type { WirePageMeta } from '@portal/api-contract';
import type { ApiCookie } from './client.ts';
import type { AnswerEnvelope } from './envelope.ts';

/** An answer that is sent as it was stored, whatever its status. */
export class StoredAnswer {
  readonly status: number;
  readonly envelope: AnswerEnvelope;
  constructor(status: number, envelope: AnswerEnvelope) {
    this.status = status;
    this.envelope = envelope;
  }
}

/** The envelope's data, and a cookie that the browser keeps. */
export class AnswerWithCookie<Data> {
  readonly data: Data;
  readonly cookie: ApiCookie;
  constructor(data: Data, cookie: ApiCookie) {
    this.data = data;
    this.cookie = cookie;
  }
}

/** One page of a list: the rows are the envelope's data, and the page's position is its meta (API-20). */
export class PagedAnswer {
  readonly rows: readonly unknown[];
  readonly meta: WirePageMeta;
  constructor(rows: readonly unknown[], meta: WirePageMeta) {
    this.rows = rows;
    this.meta = meta;
  }
}

/** A file as it is, without an envelope (API-92). */
export class FileAnswer {
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
  constructor(name: string, contentType: string, content: Buffer) {
    this.name = name;
    this.contentType = contentType;
    this.content = content;
  }
}

/** Thrown to end the connection without an answer: the demo's trigger of a lost reply. */
export class DroppedConnection extends Error {
  override readonly name = 'DroppedConnection';
}
