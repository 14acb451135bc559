/**
 * Takes away a picture that is gone, or that the site's policy forbids. Nothing moves: in a row its place stays empty, and a
 * card shows its date there.
 */
export function dropPicture(picture: HTMLImageElement): void {
  if (picture.closest('.event') === null) picture.remove();
  else picture.classList.add('gone');
}
