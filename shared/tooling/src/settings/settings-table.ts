import { join } from 'node:path';
import { workspaceRoot } from '../workspace-root.ts';
import { brandSettings } from './brand-settings.ts';
import {
  demoMode,
  folder,
  headerName,
  httpAddress,
  httpOrigin,
  oneOf,
  openingHours,
  optionalAddress,
  optionalFolder,
  optionalOrigin,
  optionalText,
  optionalTilesAddress,
  originList,
  proxyList,
  serviceAddress,
  textLike,
  timeZone,
  wholeNumber,
} from './setting.ts';

/** Environment variables of `portal`, with the port and neighbours of its site server. */
export const serverSettings = {
  host: textLike(
    { name: 'HOST', default: '127.0.0.1', description: 'Address that the site server listens on.' },
    /^[\w.:-]+$/,
    'an address or host name to listen on, such as 127.0.0.1 or 0.0.0.0',
  ),
  port: wholeNumber({ name: 'PORT', default: '4000', description: 'Port of the site server.' }, 1, 65_535),
  apiUrl: httpOrigin({
    name: 'API_URL',
    default: 'http://127.0.0.1:4001',
    description: 'Server that the site server and nginx pass /api and /sanctum on to.',
  }),
  trustedProxies: proxyList({
    name: 'TRUST_PROXY',
    description:
      'Proxies whose X-Forwarded-For header is trusted; empty when browsers reach the site server directly.',
  }),
  hstsSeconds: wholeNumber(
    {
      name: 'HSTS_SECONDS',
      default: '0',
      description:
        'How long a browser that was here keeps to HTTPS, in seconds; 0 says nothing of it. For a site behind TLS.',
    },
    0,
    63_072_000,
  ),
  siteDir: folder({
    name: 'SITE_DIR',
    default: join(workspaceRoot, '.portal', 'site'),
    description: 'Folder of the composed site.',
  }),
  contentDir: optionalFolder({
    name: 'CONTENT_DIR',
    description:
      'Folder of content files that an operator may replace, one folder per brand; empty for `content` of the site.',
  }),
};

/** Settings that belong to a site: `portal configure` keeps them in its folder, and its page is made from them. */
export const siteSettings = {
  ...brandSettings('main', {
    name: 'Fernway',
    title: 'Fernway Customer Portal',
    company: 'Fernway Leasing',
    address: '200 Harbor St, Suite 4, Macon, GA',
    phone: '(478) 555-0140',
    afterHoursPhone: '(478) 555-0141',
    email: 'help@fernway.test',
  }),
  ...brandSettings('second', {
    name: 'Breeze',
    title: 'Breeze Customer Portal',
    company: 'Breeze Leasing',
    address: '75 Windward Ave, Savannah, GA',
    phone: '(912) 555-0160',
    afterHoursPhone: '(912) 555-0161',
    email: 'help@breeze.test',
  }),
  apiBase: optionalOrigin({
    name: 'API_BASE',
    description: "Origin of the api as the browser sees it; empty for the page's own.",
  }),
  imageOrigins: originList({
    name: 'IMAGE_ORIGINS',
    description:
      "Origins of pictures that the api's answers name, such as avatars and slides, besides the page's own and the api's.",
  }),
  secondBrandHostSuffix: textLike(
    {
      name: 'BRAND_SECOND_SUFFIX',
      default: '.breeze.localhost',
      description: 'Ending of the host names that show the second brand.',
    },
    /^[a-z0-9.-]+$/,
    'the end of a host name in lower case',
  ),
  creditOptionsUrlMain: httpAddress({
    name: 'CREDIT_OPTIONS_URL_MAIN',
    default: 'https://apply.fernway.example/',
    description: 'Page that Apply Now of the main brand opens.',
  }),
  creditOptionsUrlSecond: httpAddress({
    name: 'CREDIT_OPTIONS_URL_SECOND',
    default: 'https://apply.breeze.example/',
    description: 'Page that Apply Now of the second brand opens.',
  }),
  mapsKey: textLike(
    { name: 'MAPS_KEY', default: '{key}', description: 'Key of the maps service.' },
    /^[\w{}.:-]+$/,
    'letters, digits and the signs _ { } . : -',
  ),
  mapTilesUrl: optionalTilesAddress({
    name: 'MAP_TILES_URL',
    description:
      'Address of map tiles with {z}, {x} and {y}, and {key} for MAPS_KEY: images, or vectors where it ends in .pbf or .mvt; empty for the packaged map.',
  }),
  mapAttribution: optionalText({
    name: 'MAP_ATTRIBUTION',
    description: 'Who made the map tiles, shown on the map; empty for the host of their address.',
  }),
  chatScriptUrl: optionalAddress({
    name: 'CHAT_SCRIPT_URL',
    description: 'Script of the chat widget; empty for none.',
  }),
  cardScriptUrl: optionalAddress({
    name: 'CARD_SCRIPT_URL',
    description: "Script of the card provider's form; empty where no cards are saved.",
  }),
  geocodeForwardUrl: serviceAddress({
    name: 'GEOCODE_FORWARD_URL',
    default: '/api/geocoding/search',
    description: 'Service that finds the position of an address; answers as Nominatim does.',
  }),
  geocodeReverseUrl: serviceAddress({
    name: 'GEOCODE_REVERSE_URL',
    default: '/api/geocoding/reverse',
    description: 'Service that finds the address of a position; answers as Nominatim does.',
  }),
  staffLabel: textLike(
    { name: 'STAFF_LABEL', default: 'Okinus', description: "Label of the portal's system login button." },
    /^\S(.{0,38}\S)?$/,
    'a text of 1 to 40 characters',
  ),
  portalChoice: oneOf(
    {
      name: 'PORTAL_CHOICE',
      default: 'guards',
      description:
        "What the portal's login asks: guards offers store, retailer, system and customer; areas offers Portal Area (system) and Client Area (customer).",
    },
    ['guards', 'areas'],
  ),
  demo: demoMode({
    name: 'DEMO',
    default: '1',
    description:
      'Shows the demo accounts on the login screen. `portal serve` serves them to this machine alone; `public` is for every `HOST`.',
  }),
  remoteTimeoutMs: wholeNumber(
    {
      name: 'REMOTE_TIMEOUT_MS',
      default: '120000',
      description: 'How long the shell waits for a file of a remote before it shows the fallback, ms.',
    },
    1000,
    600_000,
  ),
  supportHours: openingHours({
    name: 'SUPPORT_HOURS',
    default: 'Mon-Fri 9-20, Sat 10-20, Sun 13-19',
    description:
      'When support is open, in hours of 24: the menu, the help and the support screens say so, and whether it is open now.',
  }),
  timeZone: timeZone({
    name: 'TIME_ZONE',
    default: 'America/New_York',
    description: 'Time zone of the support hours.',
  }),
  brandHeader: headerName({
    name: 'BRAND_HEADER',
    default: 'X-Brand',
    description: 'Header of every api call that names the brand.',
  }),
  portalHeader: {
    ...headerName({
      name: 'PORTAL_HEADER',
      default: 'X-Portal',
      description: 'Header of every api call that names the portal.',
    }),
    differsFrom: 'BRAND_HEADER',
  },
  frameAncestors: textLike(
    {
      name: 'FRAME_ANCESTORS',
      default: "'none'",
      description: 'Who may show the portal in a frame (CSP frame-ancestors).',
    },
    /^('none'|('self'|https?:\/\/[\w.:*-]+)( ('self'|https?:\/\/[\w.:*-]+))*)$/,
    "'none', or 'self' and http or https origins with a space between",
  ),
};
