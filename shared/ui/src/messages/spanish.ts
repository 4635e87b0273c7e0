import core from './core.es.json' with { type: 'json' };
import widgets from './es.json' with { type: 'json' };

/** The Spanish of every catalogue of this namespace: a language is loaded once for all of them. */
export const spanish = { ...core, ...widgets };
