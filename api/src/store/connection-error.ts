import { UserError } from '../errors/user-error.ts';

/**
 * Says in one sentence why the database can't be reached. The address contains a password, and the driver's own
 * message may: neither is repeated.
 */
export function connectionError(url: string, error: unknown): UserError {
  return new UserError(
    `DATABASE_URL must be the address of a PostgreSQL server that accepts the api: ${why(url, error)}.`,
  );
}

/**
 * Says in one sentence why the database can't have the api's tables, or returns null when that is not the operator's to
 * mend.
 */
export function tablesError(url: string, error: unknown): UserError | null {
  const name = new URL(url).pathname.slice(1);
  const reason = whyNoTables(codeOf(error) ?? codeOf(error instanceof Error ? error.cause : null));
  if (reason === null) return null;
  return new UserError(
    `DATABASE_URL must name an empty database of the api’s own, or one that it has used: ${name} ${reason}.`,
  );
}

function whyNoTables(code: string | null): string | null {
  switch (code) {
    case '42501':
      return 'lets this user create no tables';
    case '25006':
      return 'is read-only';
    case '42P07':
      return 'has tables of another program';
    default:
      return null;
  }
}

function why(url: string, error: unknown): string {
  const { hostname, port, pathname } = new URL(url);
  const server = `${hostname || 'its socket'}${port && `:${port}`}`;
  const code = codeOf(error);
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `nothing listens at ${server}`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `the host ${hostname} is unknown`;
    // As PostgreSQL numbers them: https://www.postgresql.org/docs/current/errcodes-appendix.html
    case '28P01':
    case '28000':
      return `${server} rejects the user or the password`;
    case '3D000':
      return `${server} has no database ${pathname.slice(1)}`;
    default:
      return `${server} does not answer like a PostgreSQL server${code === null ? '' : ` (${code})`}`;
  }
}

function codeOf(error: unknown): string | null {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : null;
}
