import * as customerAuth from './customer-auth.ts';
import type { AnyEndpoint } from './endpoint.ts';
import * as files from './files.ts';
import * as filters from './filters.ts';
import * as forms from './forms.ts';
import * as leases from './leases.ts';
import * as options from './options.ts';
import * as paymentMethods from './payment-methods.ts';
import * as payments from './payments.ts';
import * as portalAuth from './portal-auth.ts';
import * as profile from './profile.ts';
import * as reports from './reports.ts';
import * as retailers from './retailers.ts';
import * as session from './session.ts';
import * as slides from './slides.ts';

/** Every call there is. A page imports the calls it makes, the api and the tests this. */
export const endpointTable: readonly AnyEndpoint[] = [
  customerAuth.registerCustomer,
  customerAuth.loginCustomer,
  session.checkToken,
  customerAuth.forgotPassword,
  customerAuth.resetPassword,
  paymentMethods.listCards,
  paymentMethods.listBanks,
  paymentMethods.cardFormConfig,
  paymentMethods.addCard,
  paymentMethods.deleteCard,
  paymentMethods.addBank,
  paymentMethods.deleteBank,
  paymentMethods.setDefaultMethod,
  payments.listPendingPayments,
  payments.makePayment,
  payments.findPaymentAttempt,
  leases.listLeases,
  leases.listPaymentHistories,
  leases.leaseHistory,
  leases.leaseScheduledPayments,
  leases.leaseContract,
  leases.retrieveLeases,
  leases.verifyLeases,
  slides.listSlides,
  profile.saveSettings,
  profile.changeEmail,
  profile.changePassword,
  retailers.listRetailerTypes,
  retailers.listRetailers,
  retailers.resolveZip,
  session.logout,
  session.currentUser,
  portalAuth.loginPortal,
  portalAuth.registerPortal,
  portalAuth.forgotPortal,
  portalAuth.verifyForgot,
  portalAuth.resetPortal,
  portalAuth.verifyAccount,
  portalAuth.resendPin,
  portalAuth.setPassword,
  session.csrfCookie,
  customerAuth.resendForgot,
  filters.listFilters,
  filters.addFilter,
  filters.addGlobalFilter,
  forms.viewForm,
  forms.reloadForm,
  forms.submitForm,
  files.uploadFile,
  files.renameFile,
  files.deleteFile,
  options.searchOptions,
  files.download,
  reports.listReport,
];
