import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What assistive technology is told of an element. */
export interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** `expanded`, `selected`, `disabled`, `focused`, `level`, … */
  readonly states: Readonly<Record<string, unknown>>;
}

/** A page by Chromium's accessibility tree alone: nothing else of it is looked at, and elements do what they do for a screen reader. */
export interface AccessibilityTree {
  /** The first node of that role and name. Waits for it. */
  find(role: string, name: RegExp | string): Promise<AccessibleNode>;
  /** Its default action, as a screen reader calls it. */
  act(role: string, name: RegExp | string): Promise<void>;
  /** What a live region has said. Waits for it. */
  hear(text: RegExp): Promise<void>;
  /** The name of what has the focus. */
  focused(): Promise<string>;
}

interface Value {
  readonly value?: unknown;
}
interface Raw {
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly description?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
  readonly backendDOMNodeId?: number;
  readonly nodeId: string;
  readonly childIds?: readonly string[];
}

export async function accessibilityTree(page: Page): Promise<AccessibilityTree> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const all = async (): Promise<readonly Raw[]> => {
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { readonly nodes: readonly Raw[] };
    return nodes.filter(({ ignored }) => !ignored);
  };
  const nameOf = ({ name }: Raw): string => String(name?.value ?? '');
  const fits = (node: Raw, role: string, name: RegExp | string): boolean =>
    node.role?.value === role && (typeof name === 'string' ? nameOf(node) === name : name.test(nameOf(node)));
  const first = async (role: string, name: RegExp | string): Promise<Raw> => {
    let found: Raw | undefined;
    await expect
      .poll(async () => {
        found = (await all()).find((node) => fits(node, role, name));
        return found === undefined ? `no ${role} ${name}` : 'there';
      })
      .toBe('there');
    return found as Raw;
  };
  const shown = (node: Raw): AccessibleNode => ({
    role: String(node.role?.value),
    name: nameOf(node),
    description: String(node.description?.value ?? ''),
    states: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
  });
  return {
    find: async (role, name) => shown(await first(role, name)),
    async act(role, name) {
      const { backendDOMNodeId } = await first(role, name);
      const { object } = (await session.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId ?? 0 })) as {
        readonly object: { readonly objectId: string };
      };
      await session.send('Runtime.callFunctionOn', {
        objectId: object.objectId,
        functionDeclaration: 'function () { this.focus(); this.click(); }',
      });
    },
    async hear(text) {
      const said = async () => {
        const nodes = await all();
        const byId = new Map(nodes.map((node) => [node.nodeId, node]));
        const textOf = (node: Raw): string =>
          node.role?.value === 'StaticText'
            ? nameOf(node)
            : (node.childIds ?? []).map((id) => byId.get(id)).map((child) => (child ? textOf(child) : '')).join(' '); // biome-ignore format: one expression
        const live = nodes.filter(({ role }) => role?.value === 'status' || role?.value === 'alert');
        return live.map((node) => `${nameOf(node)} ${textOf(node)}`).join(' | ');
      };
      await expect.poll(said).toMatch(text);
    },
    async focused() {
      const node = (await all()).findLast(({ properties = [] }) =>
        properties.some(({ name, value }) => name === 'focused' && value.value === true),
      );
      return node === undefined ? '' : nameOf(node);
    },
  };
}
