import manifest from '../../package.json' with { type: 'json' };

/** Version of this platform (semver); a contract names the range that it needs. */
export const PORTAL_PLATFORM_VERSION: string = manifest.version;
