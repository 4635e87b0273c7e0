import webpack from 'webpack';

/** Chromium compiles a script that begins with this in one piece, and off the main thread; others ignore it. */
export const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Puts the hint ahead of the scripts that every start runs.
 *
 * @param chunks names of their chunks. A script that is run later is better compiled as it is called.
 */
export function compileHints(chunks: readonly string[]): webpack.BannerPlugin {
  return new webpack.BannerPlugin({
    banner: compileHint,
    raw: true,
    include: chunks.map((chunk) => new RegExp(`^${chunk}\\.[0-9a-f]+\\.js$`)),
    // After the minifier, which drops comments; before the hashes of the content.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });
}
