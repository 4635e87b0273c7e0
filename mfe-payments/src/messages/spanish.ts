import screens from './es.json' with { type: 'json' };
import planner from './planner.es.json' with { type: 'json' };

/** The Spanish of every catalogue of this namespace: a language is loaded once for all of them. */
export const spanish = { ...screens, ...planner };
