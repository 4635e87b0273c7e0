import login from './login.es.json' with { type: 'json' };
import demo from './demo.es.json' with { type: 'json' };
import screens from './es.json' with { type: 'json' };

/** The Spanish of every catalogue of this namespace: a language is loaded once for all of them. */
export const spanish = { ...login, ...demo, ...screens };
