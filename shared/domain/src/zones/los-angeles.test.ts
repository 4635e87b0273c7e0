/**
 * @jest-environment ./zone-environment.cjs
 * @zone America/Los_Angeles
 */
import { dateRulesHold } from './date-rules.cases.ts';

dateRulesHold({ zone: 'America/Los_Angeles', startOfFifthOfDecember: '2026-12-05T08:00:00Z' });
