import manifest from '../../package.json' with { type: 'json' };

/** What this platform is: contracts name the range of versions they run on. */
export const PORTAL_PLATFORM_VERSION: string = manifest.version;
