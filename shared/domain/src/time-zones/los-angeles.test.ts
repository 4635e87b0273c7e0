/**
 * @jest-environment ./time-zone-environment.cjs
 * @zone America/Los_Angeles
 */
import { testDateRules } from './date-rules.cases.ts';

testDateRules({ zone: 'America/Los_Angeles', startOfFifthOfDecember: '2026-12-05T08:00:00Z' });
