/**
 * @jest-environment ./time-zone-environment.cjs
 * @zone Pacific/Kiritimati
 */
import { testDateRules } from './date-rules.cases.ts';

testDateRules({ zone: 'Pacific/Kiritimati', startOfFifthOfDecember: '2026-12-04T10:00:00Z' });
