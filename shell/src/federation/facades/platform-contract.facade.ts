export { defineContract, fromAddress, portalEventShapes, readOf } from '@portal/platform/contract';
