/**
 * @jest-environment ./zone-environment.cjs
 * @zone Pacific/Kiritimati
 */
import { dateRulesHold } from './date-rules.cases.ts';

dateRulesHold({ zone: 'Pacific/Kiritimati', startOfFifthOfDecember: '2026-12-04T10:00:00Z' });
