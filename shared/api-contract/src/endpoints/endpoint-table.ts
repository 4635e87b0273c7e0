import * as accountVerification from './account-verification.ts';
import * as customerAuth from './customer-auth.ts';
import * as customerPassword from './customer-password.ts';
import * as customerRegistration from './customer-registration.ts';
import type { AnyEndpoint } from './endpoint.ts';
import * as leaseRetrieval from './lease-retrieval.ts';
import * as leases from './leases.ts';
import * as openSessions from './open-sessions.ts';
import * as paymentLinks from './payment-links.ts';
import * as paymentMethods from './payment-methods.ts';
import * as payments from './payments.ts';
import * as portalAuth from './portal-auth.ts';
import * as portalPassword from './portal-password.ts';
import * as profile from './profile.ts';
import * as reports from './reports.ts';
import * as retailers from './retailers.ts';
import * as savedFilters from './saved-filters.ts';
import * as schemaForms from './schema-forms.ts';
import * as selectOptions from './select-options.ts';
import * as session from './session.ts';
import * as slides from './slides.ts';
import * as uploadedFiles from './uploaded-files.ts';
import * as userAccess from './user-access.ts';

/** All endpoints, in the order of the specification. Pages import single endpoints; only the api and tests import this. */
export const endpointTable: readonly AnyEndpoint[] = [
  customerRegistration.registerCustomer,
  customerAuth.loginCustomer,
  session.checkToken,
  customerPassword.forgotPassword,
  customerPassword.resetPassword,
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
  payments.listPaymentIntents,
  payments.findPaymentIntent,
  payments.paymentReceipt,
  payments.paymentStatement,
  paymentLinks.openPaymentLink,
  paymentLinks.findLinkedPayment,
  paymentLinks.payLinkedPayment,
  paymentLinks.findLinkedAttempt,
  leases.listLeases,
  leases.listPaymentHistories,
  leases.leaseHistory,
  leases.leaseScheduledPayments,
  leases.quoteOwnership,
  leases.leaseContract,
  leaseRetrieval.retrieveLeases,
  leaseRetrieval.verifyLeases,
  slides.listSlides,
  profile.saveSettings,
  profile.changeEmail,
  profile.undoEmailChange,
  profile.changePassword,
  openSessions.listSessions,
  openSessions.endSession,
  openSessions.endOtherSessions,
  retailers.listRetailerTypes,
  retailers.listRetailers,
  retailers.resolveZip,
  session.logout,
  session.currentUser,
  portalAuth.loginPortal,
  portalAuth.registerPortal,
  portalPassword.forgotPortal,
  portalPassword.verifyForgot,
  portalPassword.resetPortal,
  accountVerification.verifyAccount,
  accountVerification.resendPin,
  portalPassword.setPassword,
  session.csrfCookie,
  customerPassword.resendForgot,
  savedFilters.listFilters,
  savedFilters.addFilter,
  savedFilters.addGlobalFilter,
  schemaForms.viewForm,
  schemaForms.reloadForm,
  schemaForms.submitForm,
  uploadedFiles.uploadFile,
  uploadedFiles.renameFile,
  uploadedFiles.deleteFile,
  selectOptions.searchOptions,
  uploadedFiles.download,
  reports.listReport,
  userAccess.readUserAccess,
];
