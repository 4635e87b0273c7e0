import {
  wireBank,
  wireCard,
  wireCustomer,
  wireLease,
  wireLeaseExtra,
  wireLineItem,
  wireOpenSession,
  wirePaymentReceipt,
  wirePaymentRecord,
  wirePendingPayment,
  wirePhoneSettings,
  wirePosition,
  wireSavedFilter,
  wireScheduledPayment,
  wireSelectOption,
  wireSlide,
  wireStore,
  wireStoreType,
  wireUploadedFile,
  wireUser,
} from '@portal/api-contract';
import { shapeOf, type Shape } from '@portal/api-contract/description';
import { objectOf, type SchemaNames } from './json-schema.ts';
import type { JsonSchema } from './schema.ts';

const named: Readonly<Record<string, Shape>> = {
  BankAccount: shapeOf(wireBank),
  Card: shapeOf(wireCard),
  Customer: shapeOf(wireCustomer),
  Lease: shapeOf(wireLease),
  LeaseExtra: shapeOf(wireLeaseExtra),
  LineItem: shapeOf(wireLineItem),
  OpenSession: shapeOf(wireOpenSession),
  PaymentReceipt: shapeOf(wirePaymentReceipt),
  PaymentRecord: shapeOf(wirePaymentRecord),
  PendingPayment: shapeOf(wirePendingPayment),
  PhoneSettings: shapeOf(wirePhoneSettings),
  Position: shapeOf(wirePosition),
  SavedFilter: shapeOf(wireSavedFilter),
  ScheduledPayment: shapeOf(wireScheduledPayment),
  SelectOption: shapeOf(wireSelectOption),
  Slide: shapeOf(wireSlide),
  Store: shapeOf(wireStore),
  StoreType: shapeOf(wireStoreType),
  UploadedFile: shapeOf(wireUploadedFile),
  User: shapeOf(wireUser),
};

/** Schemas that operations refer to by name instead of repeating them. */
export const schemaNames: SchemaNames = new Map(
  Object.entries(named).flatMap(([name, shape]) =>
    shape.type === 'object' ? [[shape.origin, name] as const] : [],
  ),
);

const failure: JsonSchema = {
  type: 'object',
  description: 'A rejected request: a sentence for the customer, or messages by field.',
  properties: {
    status: { const: false },
    code: { type: 'integer', description: 'The HTTP status, unless the endpoint lists a finer code.' },
    data: { description: 'Null, or details of the failure.' },
    error: {
      anyOf: [
        { type: 'string' },
        { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
      ],
    },
    meta: { type: 'object' },
  },
  required: ['status', 'code', 'data', 'error', 'meta'],
};

export const schemas: Readonly<Record<string, JsonSchema>> = {
  Failure: failure,
  ...Object.fromEntries(
    Object.entries(named).flatMap(([name, shape]) =>
      shape.type === 'object' ? [[name, objectOf(shape.fields, schemaNames)] as const] : [],
    ),
  ),
};
