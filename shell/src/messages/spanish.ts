import access from './access.es.json' with { type: 'json' };
import errors from './errors.es.json' with { type: 'json' };
import start from './es.json' with { type: 'json' };
import frame from './frame.es.json' with { type: 'json' };
import session from './session.es.json' with { type: 'json' };
import staff from './staff.es.json' with { type: 'json' };
import welcome from './welcome.es.json' with { type: 'json' };

/** The Spanish of every catalogue of this namespace: a language is loaded once for all of them. */
export const spanish = { ...start, ...frame, ...session, ...errors, ...welcome, ...staff, ...access };
