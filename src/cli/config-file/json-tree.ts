import { evaluate, type MemberNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import { parseJson } from '../../config/parse-json.ts';
import type { ConfigMember, ConfigNode, ConfigTree } from './config-tree.ts';
import { fileFault, jsonFault } from './file-fault.ts';

/** Reads a configuration in JSON. */
export function readJsonTree(text: string): ConfigTree {
  // A byte order mark is read over, as when the configuration is loaded. The offsets stay.
  const json = text.replace(/^\uFEFF/u, ' ');
  const checked = parseJson(json);
  if ('problem' in checked) return { reason: jsonFault(checked.problem), line: null };
  const root = nodeOf(parse(json, { mode: 'json', ranges: true }).body);
  return root.kind === 'object' ? { root, quote: '"' } : { reason: fileFault('fileNoObject', {}), line: 1 };
}

function nodeOf(node: ValueNode): ConfigNode {
  const [start, end] = rangeOf(node);
  if (node.type !== 'Object') return { kind: 'data', start, end, data: evaluate(node) };
  return { kind: 'object', start, end, members: node.members.map(memberNode) };
}

function memberNode(member: MemberNode): ConfigMember {
  const [start, end] = rangeOf(member);
  const key = member.name.type === 'String' ? member.name.value : member.name.name;
  return { key, start, end, value: nodeOf(member.value) };
}

/** momoa gives every node its range when it is asked for ranges. */
const rangeOf = ({ range }: { range?: number[] | undefined }) => range as unknown as readonly [number, number];
