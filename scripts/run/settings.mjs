import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { portOf } from './ports.mjs';
import { Refusal } from './refusal.mjs';
import { root } from './root.mjs';

const sourceOf = (path) => import(pathToFileURL(join(root, path)).href);

const hostOf = (host) => {
  if (!host || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

const withoutEmpty = (env) => Object.fromEntries(Object.entries(env).filter(([, text]) => text?.trim()));

/**
 * The environment of both servers: theirs are the ports, the site's api is the one that is started with it, the chat of
 * the demo is the sandbox's unless another is named, and an empty variable counts as absent for either.
 *
 * @param {Record<string, string | undefined>} env
 */
export function startEnvironment(env = process.env) {
  const port = portOf('PORT', 4000, env);
  const apiPort = portOf('API_PORT', 4001, env);
  const sandboxPort = portOf('SANDBOX_PORT', 4002, env);
  if (port === apiPort) throw new Refusal(`API_PORT must be another port than PORT, which is ${port} too.`);
  const taken = port === sandboxPort ? 'PORT' : 'API_PORT';
  if (sandboxPort === port || sandboxPort === apiPort) {
    throw new Refusal(`SANDBOX_PORT must be another port than ${taken}, which is ${sandboxPort} too.`);
  }
  const isDemo = !/^(0|false)$/.test(env['DEMO']?.trim() ?? '');
  const sandboxUrl = env['SANDBOX_URL']?.trim() || `http://localhost:${sandboxPort}`;
  const apiUrl = `http://${hostOf(env['HOST']?.trim())}:${apiPort}`;
  return {
    port,
    apiPort,
    apiUrl,
    /** Null where there is no demo. */
    sandboxPort: isDemo ? sandboxPort : null,
    env: {
      ...(isDemo ? { CHAT_SCRIPT_URL: `${sandboxUrl.replace(/\/$/, '')}/chat/widget.js` } : {}),
      ...withoutEmpty(env),
      PORT: String(port),
      API_PORT: String(apiPort),
      SANDBOX_PORT: String(sandboxPort),
      API_URL: apiUrl,
    },
  };
}

/** Reads every setting of site and api as they will, before anything is built. Needs the packages. */
export async function checkSettings(env) {
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  try {
    const site = await sourceOf('shared/tooling/src/settings/index.ts');
    const api = await sourceOf('api/src/settings/settings.ts');
    site.readSettings(env);
    api.readSettings(env, root);
  } catch (error) {
    if (!['CliError', 'SettingsError'].includes(error?.name)) throw error;
    throw new Refusal(error.message);
  } finally {
    await unregister();
  }
}
