export { defineContract, fromAddress, readOf } from '@portal/platform/contract';
