/**
 * @jest-environment ./time-zone-environment.cjs
 * @zone UTC
 */
import { testDateRules } from './date-rules.cases.ts';

testDateRules({ zone: 'UTC', startOfFifthOfDecember: '2026-12-05T00:00:00Z' });
