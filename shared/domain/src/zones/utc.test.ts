/**
 * @jest-environment ./zone-environment.cjs
 * @zone UTC
 */
import { dateRulesHold } from './date-rules.cases.ts';

dateRulesHold({ zone: 'UTC', startOfFifthOfDecember: '2026-12-05T00:00:00Z' });
