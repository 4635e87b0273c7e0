import type { FastifyInstance } from 'fastify';
import { accessPlugin } from './access/access.plugin.ts';
import type { Companies } from './brands/company.ts';
import type { Clock } from './clock/clock.ts';
import { contentPlugin } from './content/content.plugin.ts';
import { filesPlugin } from './files/files.plugin.ts';
import { filtersPlugin } from './filters/filters.plugin.ts';
import { formsPlugin } from './forms/forms.plugin.ts';
import { geocodingPlugin } from './geocoding/geocoding.plugin.ts';
import { leasesPlugin } from './leases/leases.plugin.ts';
import { sampleContractPlugin } from './leases/sample-contract.plugin.ts';
import { mailboxPlugin } from './mail/mailbox.plugin.ts';
import type { PortalAddresses } from './mail/portal-addresses.ts';
import type { CardProvider } from './methods/card-provider.ts';
import { methodsPlugin } from './methods/methods.plugin.ts';
import { openapiPlugin } from './openapi/openapi.plugin.ts';
import { optionsPlugin } from './options/options.plugin.ts';
import { paymentsPlugin } from './payments/payments.plugin.ts';
import { processorEventsPlugin } from './payments/processor-events.plugin.ts';
import type { Processor } from './processor/processor.ts';
import { profilePlugin } from './profile/profile.plugin.ts';
import { remindersPlugin } from './reminders/reminders.plugin.ts';
import { reportsPlugin } from './reports/reports.plugin.ts';
import { retailersPlugin } from './retailers/retailers.plugin.ts';
import type { SecurityLog } from './security-log/security-log.ts';
import { watchRequests } from './security-log/watch-requests.ts';
import { healthPlugin } from './server/health.plugin.ts';
import { named } from './server/named.ts';
import { createServer, type ServerOptions } from './server/server.ts';
import type { SlidesShown } from './settings/settings.ts';
import { findCaller } from './sign-in/sessions.ts';
import { signInPlugin } from './sign-in/sign-in.plugin.ts';
import type { Db } from './store/database.ts';

/** What the features need; each plugin takes its part. */
export interface AppServices extends PortalAddresses {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA name of the time zone of leases without their own (OP-105). */
  readonly timeZone: string;
  /** Null when none is set up: no payment is taken. */
  readonly processor: Processor | null;
  /** What the processor signs its events with; null when it sends none. */
  readonly eventSecret: string | null;
  /** The company that keeps the customers' cards; null when none is set up. */
  readonly cardProvider: CardProvider | null;
  /** Who the customers of each brand lease from. */
  readonly companies: Companies;
  /** Whether the demo's triggers are honoured. */
  readonly demo: boolean;
  /** Whether everybody may read all emails. */
  readonly mailbox: boolean;
  /** What the welcome page's slides show. */
  readonly slides: SlidesShown;
  /** Where security events are written. */
  readonly securityLog: SecurityLog;
  /** Waits for that many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** Creates the api: a server with one plugin per feature. It does not listen yet. */
export function createApp(
  services: AppServices,
  options: Omit<ServerOptions, 'watchRequest' | 'isSecure'>,
): FastifyInstance {
  const { db, clock, demo, mailbox, portalUrl } = services;
  const app = createServer((token, origin) => findCaller(db, { token, ...origin }, clock.now()), {
    ...options,
    watchRequest: watchRequests(services),
    isSecure: portalUrl.startsWith('https:'),
  });
  app.register(named(healthPlugin), services);
  app.register(named(signInPlugin), services);
  app.register(named(profilePlugin), services);
  app.register(named(leasesPlugin), services);
  app.register(named(methodsPlugin), services);
  app.register(named(paymentsPlugin), services);
  app.register(named(remindersPlugin), services);
  app.register(named(retailersPlugin), services);
  app.register(named(contentPlugin), services);
  app.register(named(reportsPlugin), services);
  app.register(named(accessPlugin), services);
  app.register(named(filtersPlugin), services);
  app.register(named(formsPlugin), services);
  app.register(named(optionsPlugin), services);
  app.register(named(filesPlugin), services);
  app.register(named(geocodingPlugin));
  const { processor, eventSecret } = services;
  if (processor !== null && eventSecret !== null) {
    app.register(named(processorEventsPlugin), { ...services, processor, eventSecret });
  }
  app.register(named(openapiPlugin));
  if (mailbox) app.register(named(mailboxPlugin), services);
  if (demo) app.register(named(sampleContractPlugin));
  return app;
}
