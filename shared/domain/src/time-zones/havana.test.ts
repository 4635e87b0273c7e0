/**
 * @jest-environment ./time-zone-environment.cjs
 * @zone America/Havana
 */
import { testDateRules } from './date-rules.cases.ts';

testDateRules({ zone: 'America/Havana', startOfFifthOfDecember: '2026-12-05T05:00:00Z' });
