/**
 * Returns the settings of the demo's chat and card form, as environment variables; an environment that names another
 * script keeps it.
 *
 * @param url where the sandbox answers, without a slash at the end
 */
export function sandboxScripts(url: string, env: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const isSet = (name: string) => Boolean(env[name]?.trim());
  return {
    ...(isSet('CHAT_SCRIPT_URL') ? {} : { CHAT_SCRIPT_URL: `${url}/chat/widget.js` }),
    // A card provider brings its own script, so that a missing one is said instead of filled in.
    ...(isSet('CARD_SCRIPT_URL') || isSet('CARD_PROVIDER_URL')
      ? {}
      : { CARD_SCRIPT_URL: `${url}/cards/fields.js` }),
  };
}
