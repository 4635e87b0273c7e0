export {
  addDays,
  addMonths,
  calendarDate,
  compareDates,
  daysBetween,
  formatDate,
  getToday,
  type CalendarDate,
} from './dates/calendar-date.ts';
export { getTodayIn, isTimeZone, otherTimeZone } from './dates/time-zone.ts';
export * from './dates/long-date.ts';
export * from './entities/faq.ts';
export * from './entities/geocoded-place.ts';
export * from './entities/lease-overview.ts';
export * from './entities/lease.ts';
export * from './entities/linked-payment.ts';
export * from './entities/ownership-quote.ts';
export * from './entities/payment-method.ts';
export * from './entities/payment.ts';
export * from './entities/retailer.ts';
export * from './entities/saved-filter.ts';
export * from './entities/select-option.ts';
export * from './entities/session.ts';
export * from './entities/slide.ts';
export * from './entities/uploaded-file.ts';
export * from './entities/user.ts';
export * from './money/cents.ts';
export * from './money/money.ts';
export * from './rules/abilities.ts';
export * from './rules/birth-date.ts';
export * from './rules/countries.ts';
export * from './rules/due-dates.ts';
export * from './rules/due.ts';
export * from './rules/early-payoff.ts';
export * from './rules/product-category.ts';
export * from './rules/lease-lists.ts';
export * from './rules/line-items.ts';
export * from './rules/monthly-totals.ts';
export * from './rules/ownership-plan.ts';
export * from './rules/password.ts';
export * from './rules/payment-limits.ts';
export * from './rules/payment-methods.ts';
export * from './rules/payment-order.ts';
export * from './rules/payment-type.ts';
export * from './rules/payment-window.ts';
export * from './rules/payoff-date.ts';
export * from './rules/payoff-scheduled.ts';
export * from './rules/payoff.ts';
export * from './rules/profile.ts';
export * from './rules/provider-label.ts';
export * from './rules/radius.ts';
export * from './rules/redirect.ts';
export * from './rules/retailer-search.ts';
export * from './rules/routing-number.ts';
export * from './rules/scheduled-payments.ts';
export * from './rules/settlement.ts';
export * from './rules/store-address.ts';
export * from './rules/support-hours-text.ts';
export * from './rules/support-hours.ts';
export * from './rules/text-formats.ts';
export * from './rules/waiting-time.ts';
