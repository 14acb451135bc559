import { readAsset } from './site-asset.ts';
import type { SiteBrand, SiteFiles } from './site-settings.ts';

/** The pictures by which feeds show whose they are: URLs, or paths with a version below the site's host. */
export interface SitePictures {
  readonly logo: string | null;
  /** Square. */
  readonly icon: string | null;
}

/**
 * `root`: the path that the site is under, empty or `/kalends`. `ownOnly`: without pictures that other sites serve. A file
 * without content is left out.
 */
export function sitePictures(
  { logo }: Pick<SiteBrand, 'logo'>,
  { files, root, ownOnly }: { readonly files: SiteFiles; readonly root: string; readonly ownOnly: boolean },
): SitePictures {
  const addressOf = (value: string | null | undefined, name: string): string | null => {
    const read = value ? readAsset(value, name, files) : null;
    if (read === null || typeof read === 'string') return ownOnly ? null : read;
    return `${root}${read.path}?v=${read.version}`;
  };
  return { logo: addressOf(logo?.src, 'logo'), icon: addressOf(logo?.icon, 'icon') };
}
