import { readTable, sandboxScripts, serverSettings, siteSettings } from '@portal/tooling/settings';
import { CliError } from './cli-error.mjs';
import { readPorts } from './ports.mjs';
import { importSource, root } from './root.mjs';

const hostOf = (host) => {
  if (!host || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

/** Returns the settings of the site in an environment, as `portal configure` takes them: `DEMO=0`. */
export const siteSettingsIn = (env) =>
  Object.values(siteSettings).flatMap(({ name }) => (env[name] ? [`${name}=${env[name]}`] : []));

const withoutEmpty = (env) => Object.fromEntries(Object.entries(env).filter(([, text]) => text?.trim()));

/**
 * Returns the environment of both servers: the ports are given to both, the site's api is the one that is started with
 * it, links in emails lead to the site and to its brand, chat and card form of the demo are the sandbox's unless others are named, and an
 * empty variable counts as absent.
 *
 * @param {Record<string, string | undefined>} env
 */
export function startEnvironment(env = process.env) {
  const names = { port: ['PORT', 4000], apiPort: ['API_PORT', 4001], sandboxPort: ['SANDBOX_PORT', 4002] };
  const { port, apiPort, sandboxPort } = readPorts(names, env);
  assertDifferent('API_PORT', apiPort, { PORT: port });
  assertDifferent('SANDBOX_PORT', sandboxPort, { PORT: port, API_PORT: apiPort });
  const { demo, secondBrandHostSuffix: suffix } = siteSettings;
  const site = readTable({ demo, suffix }, env);
  const isDemo = site.demo !== 'off';
  const secondUrl = `http://demo${site.suffix}:${port}`;
  const sandboxUrl = env['SANDBOX_URL']?.trim() || `http://localhost:${sandboxPort}`;
  const host = hostOf(env['HOST']?.trim());
  const apiUrl = `http://${host}:${apiPort}`;
  const siteUrl = `http://${host}:${port}`;
  return {
    port,
    apiPort,
    apiUrl,
    /** Where the site answers on this machine. */
    siteUrl,
    /** Where the second brand is shown on this machine. */
    secondUrl,
    /** Null where there is no demo. */
    sandboxPort: isDemo ? sandboxPort : null,
    env: {
      ...(isDemo ? sandboxScripts(sandboxUrl.replace(/\/$/, ''), env) : {}),
      // The mailbox of a demo has its reminder at whatever hour it is started.
      ...(isDemo ? { REMINDER_HOUR: '0' } : {}),
      ...(env['PORTAL_URL']?.trim() ? {} : { BRAND_URLS: `breeze=${secondUrl}` }),
      PORTAL_URL: siteUrl,
      ...withoutEmpty(env),
      PORT: String(port),
      API_PORT: String(apiPort),
      SANDBOX_PORT: String(sandboxPort),
      API_URL: apiUrl,
    },
  };
}

function assertDifferent(name, port, others) {
  const other = Object.keys(others).find((key) => others[key] === port);
  if (other) throw new CliError(`${name} must be another port than ${other}, which is ${port} too.`);
}

/** Reads every setting of site and api as they will, before anything is built. */
export async function checkSettings(env) {
  readTable({ ...serverSettings, ...siteSettings }, env);
  const api = await importSource('api/src/settings/settings.ts');
  try {
    api.readSettings(env, root);
  } catch (error) {
    throw error?.name === 'SettingsError' ? new CliError(error.message) : error;
  }
}
