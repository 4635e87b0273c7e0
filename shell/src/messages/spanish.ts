import frame from './es.json' with { type: 'json' };
import welcome from './welcome.es.json' with { type: 'json' };
import staff from './staff.es.json' with { type: 'json' };
import access from './access.es.json' with { type: 'json' };

/** The Spanish of every catalogue of this namespace: a language is loaded once for all of them. */
export const spanish = { ...frame, ...welcome, ...staff, ...access };
