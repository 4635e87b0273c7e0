/** Replaces ol's projections of the UTM zones (see webpack.config.ts), which this map never uses. */
export const makeProjection = () => null;
export const makeTransforms = () => null;
