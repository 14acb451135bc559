/**
 * What of a page stands outside the window or is cut off without an ellipsis; one line each. It runs in the page, shadow
 * trees included.
 */
export function strayBoxes(): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
  const told = (node: Element) => node.outerHTML.replace(/\s+/g, ' ').slice(0, 110);

  /** `isHeld`: an element around it scrolls or clips, and answers for what is in it. */
  const look = (node: Element, isHeld: boolean): void => {
    if (!node.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return;
    // A picture of a page is inert. The link that skips to the content is outside until it has the focus.
    if (node.matches('[inert], svg, head, .skip')) return;
    const style = getComputedStyle(node);
    const box = node.getBoundingClientRect();
    // Text for screen readers only is a pixel large.
    const isSeen = box.width > 1 && box.height > 1;
    const scrolls = style.overflowX === 'auto' || style.overflowX === 'scroll';
    const shortens = style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none';
    if (isSeen && !isHeld && style.clipPath === 'none' && (box.right > innerWidth + 1 || box.left < -1))
      found.push(`outside: ${told(node)}`);
    if (isSeen && !scrolls && !shortens && style.display !== 'inline' && node.clientWidth > 4) {
      const wide = node.scrollWidth - node.clientWidth;
      const high = style.overflowY === 'visible' ? 0 : node.scrollHeight - node.clientHeight;
      // Rows that scroll on a phone reach into the margins of the page, and a bar of the widget's month over the days after its first.
      const isExpected =
        node.matches('html, body, main, input, select') || (node.matches('td') && node.getRootNode() !== document);
      if (wide > 2 && !isExpected) found.push(`${wide} px too wide: ${told(node)}`);
      // The area of a bar's link is larger than the bar.
      if (high > 4 && style.overflowY !== 'auto' && style.overflowY !== 'scroll')
        found.push(`${high} px too high: ${told(node)}`);
      if (node.matches('select') && isCut(node as HTMLSelectElement, style)) found.push(`cut: ${told(node)}`);
    }
    const holds = isHeld || style.clipPath !== 'none' || !isSeen || style.overflowX !== 'visible';
    for (const child of [...node.children, ...(node.shadowRoot?.children ?? [])]) look(child, holds);
  };

  /** A select does not tell that its choice is cut; the choice's own width does. */
  const isCut = (select: HTMLSelectElement, style: CSSStyleDeclaration): boolean => {
    const choice = select.selectedOptions[0]?.text ?? '';
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) return false;
    pen.font = style.font;
    const arrow = 16;
    return pen.measureText(choice).width + arrow > select.clientWidth - Number.parseFloat(style.paddingInlineStart);
  };

  look(document.documentElement, false);
  return found;
}
