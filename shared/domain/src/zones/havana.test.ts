/**
 * @jest-environment ./zone-environment.cjs
 * @zone America/Havana
 */
import { dateRulesHold } from './date-rules.cases.ts';

dateRulesHold({ zone: 'America/Havana', startOfFifthOfDecember: '2026-12-05T05:00:00Z' });
