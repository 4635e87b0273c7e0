import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError } from '../cli-error.ts';
import {
  nginxConfig,
  nginxKnows,
  systemCertificates,
  type NginxApi,
  type NginxSite,
} from '../nginx/index.ts';
import { readSettings } from '../settings/index.ts';
import { activeReleaseOf, assertContentDir, assertPage } from '../site-server/index.ts';

/** Seconds that browsers keep to HTTPS where nginx has the certificate, unless HSTS_SECONDS says otherwise. */
const year = 31_536_000;

const hostName = /^[a-z0-9*][a-z0-9.*-]*$/;

/**
 * Prints the nginx configuration of the active release: `nginx --name portal.example --name breeze.example
 * --certificate portal.pem --key portal.key`; plain HTTP at `PORT` without a certificate. An api at an https address is
 * trusted by the authorities of this machine, or by those in the file of `--api-certificates`. Throws a `CliError` when
 * nothing is released, when the release is damaged, and when the folder of replaced content does not exist.
 */
export async function printNginx(args: readonly string[]): Promise<void> {
  const { siteDir, contentDir, apiUrl, port, hstsSeconds } = readSettings();
  const { names, tls, apiCertificates } = optionsIn(args);
  const release = activeReleaseOf(siteDir)();
  assertPage(release);
  assertContentDir(contentDir);
  const site: NginxSite = {
    siteDir,
    release: release.folder,
    headers: release.headers,
    contentDir,
    api: apiAt(apiUrl, apiCertificates),
    port: tls && !isSet('PORT') ? 80 : port,
    names,
    tls,
    ipv6: hasIPv6(),
    brotli: nginxKnows('brotli_static on;'),
    hstsSeconds: tls && !isSet('HSTS_SECONDS') ? year : hstsSeconds,
  };
  process.stdout.write(nginxConfig(site));
}

/** Returns whether an environment variable is set; an empty one is not. */
const isSet = (name: string): boolean => Boolean(process.env[name]?.trim());

/** Returns whether the machine has IPv6; a container without it rejects `::`. */
function hasIPv6(): boolean {
  const interfaces = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return interfaces.some(({ family }) => family === 'IPv6');
}

/** Throws a `CliError` when the api is to be trusted and nothing says by which authorities. */
function apiAt(origin: string, certificates: string | null): NginxApi {
  if (!isHttps(origin)) return { origin: `http://${new URL(origin).host}` };
  const trusted = certificates ?? systemCertificates();
  if (trusted === null)
    throw new CliError(
      `The authorities of this machine are in no usual place. Name the file of those that ${origin} is trusted by: --api-certificates <file>.`,
    );
  return { origin, trusted };
}

const isHttps = (origin: string): origin is `https://${string}` => origin.startsWith('https:');

interface NginxOptions extends Pick<NginxSite, 'names' | 'tls'> {
  /** Absolute path of the authorities' certificates that the api is trusted by; null for those of the machine. */
  readonly apiCertificates: string | null;
}

function optionsIn(args: readonly string[]): NginxOptions {
  const { name: names = [], certificate, key, 'api-certificates': authorities } = parsed(args);
  const wrong = names.find((name) => !hostName.test(name));
  if (wrong !== undefined)
    throw new CliError(`--name must be a host name such as portal.example, not ${wrong}.`);
  if ((certificate === undefined) !== (key === undefined))
    throw new CliError('--certificate and --key belong together: give both, or none for plain HTTP.');
  const tls =
    certificate === undefined || key === undefined
      ? null
      : { certificate: resolve(certificate), key: resolve(key) };
  return { names, tls, apiCertificates: authorities === undefined ? null : resolve(authorities) };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        name: { type: 'string', multiple: true },
        certificate: { type: 'string' },
        key: { type: 'string' },
        'api-certificates': { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new CliError(
      `${(error as Error).message}: portal nginx takes --name, --certificate, --key and --api-certificates.`,
    );
  }
}
