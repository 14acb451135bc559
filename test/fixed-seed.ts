import fc from 'fast-check';

/**
 * The same cases in every run, so that a change is refused for what it does and not for what another one did long ago. Others are tried
 * with `SEED=$RANDOM npm test`.
 */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_261_130) });
