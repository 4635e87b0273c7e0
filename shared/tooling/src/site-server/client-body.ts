import { finished, PassThrough, type Readable } from 'node:stream';

/**
 * The body of a request, for the api. The api may answer before it has read all of it, and the proxy's client then
 * destroys what it sends: of the request itself that would break the browser's connection. Here the rest is read and
 * thrown away.
 */
export class ClientBody extends PassThrough {
  /**
   * Resolves when all has arrived, or never will. A connection that is closed while its client still sends is reset, and
   * the client loses the answer; so no answer is sent before. Who sends too slowly is cut off by the server's
   * `requestTimeout`.
   */
  readonly arrived: Promise<void>;

  constructor(request: Readable) {
    super();
    this.arrived = new Promise((resolve) => {
      finished(request, (error) => {
        if (error) this.destroy(error);
        resolve();
      });
    });
    finished(this, () => request.unpipe(this).resume());
    request.pipe(this);
  }
}
