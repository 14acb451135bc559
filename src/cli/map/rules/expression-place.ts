/** From a value to what is looked at next. `each`: of a list, each element. */
export interface ExpressionStep {
  readonly expression: string;
  readonly each: boolean;
}

/** Where the cursor is in an expression, and how to get to what is there. */
export interface ExpressionPlace {
  /** From the record to what a key at the cursor would be looked up in. */
  readonly way: readonly ExpressionStep[];
  /** What is written of the word at the cursor, and where it begins. */
  readonly word: string;
  readonly from: number;
  /** `key`: a key or a function. `element`: behind a bracket. `text`: a text that something is compared with. */
  readonly wants: 'key' | 'element' | 'text' | 'nothing';
  /** What the text is compared with; empty: nothing. */
  readonly compared: string;
}

type Way = readonly ExpressionStep[];

/** What is inside one pair of brackets, or the whole expression. */
interface Frame {
  readonly way: Way;
  /** The way for what is piped on. */
  piped: Way;
  /** Where the last operand begins, and where its last step does. */
  start: number;
  step: number;
  /** The first argument of a function. */
  first: string;
  /** It chooses elements of a list. */
  readonly isIndex: boolean;
  compared: string;
}

/** Reads an expression up to the cursor. That it is not finished is the usual case. */
export function expressionPlace(whole: string, cursor: number): ExpressionPlace {
  const text = whole.slice(0, cursor);
  const frames: Frame[] = [frameFrom([], 0)];
  for (let at = 0; at < text.length; ) {
    const frame = frames.at(-1) as Frame;
    const char = text[at] ?? '';
    if (char === "'" || char === '`' || char === '"') {
      const end = endOfQuoted(text, at);
      if (end === null) return placeInQuotes(text, at, frame);
      at = end;
    } else at += readOn(text, at, frame, frames);
  }
  const frame = frames.at(-1) as Frame;
  return placeOf(text, frame, /[\p{L}\p{N}_-]*$/u.exec(text.slice(frame.step))?.[0] ?? '');
}

const frameFrom = (way: Way, start: number, isIndex = false): Frame => ({
  way,
  piped: way,
  start,
  step: start,
  first: '',
  isIndex,
  compared: '',
});

/** Reads what is not quoted, and gives its length. */
function readOn(text: string, at: number, frame: Frame, frames: Frame[]): number {
  const char = text[at] ?? '';
  const two = text.slice(at, at + 2);
  if (char === '.') frame.step = at + 1;
  else if ('([{'.includes(char)) return openBracket(text, at, frame, frames);
  else if (')]}'.includes(char)) {
    if (frames.length > 1) frames.pop();
    (frames.at(-1) as Frame).step = at + 1;
  } else if (two === '||' || two === '&&') return beginOperand(frame, at, 2);
  else if (['==', '!=', '<=', '>='].includes(two)) return beginOperand(frame, at, 2, written(text, frame, at));
  else if (char === '|') {
    frame.piped = further(frame.piped, written(text, frame, at), false);
    beginOperand(frame, at, 1);
  } else if (char === ',') {
    if (frame.first === '') frame.first = written(text, frame, at);
    beginOperand(frame, at, 1);
  } else if (char === '&') {
    // An expression for each element of the first argument: `sort_by(dates, &begin)`.
    frame.piped = further(frame.way, frame.first, true);
    beginOperand(frame, at, 1);
  } else if (/[<>!:+]/u.test(char) || (/\s/u.test(char) && written(text, frame, at) === '')) {
    beginOperand(frame, at, 1, /\s/u.test(char) ? frame.compared : '');
  }
  return 1;
}

const written = (text: string, frame: Frame, at: number): string => text.slice(frame.start, at).trim();

function beginOperand(frame: Frame, at: number, length: number, compared = ''): number {
  frame.start = at + length;
  frame.step = at + length;
  frame.compared = compared;
  return length;
}

function openBracket(text: string, at: number, frame: Frame, frames: Frame[]): number {
  const before = written(text, frame, at);
  const withoutDot = before.replace(/\.$/u, '');
  if (text[at] === '(') {
    // The name of a function is no step: what stands before it is what its arguments are looked up in.
    frames.push(frameFrom(further(frame.piped, before.replace(/\.?\s*[A-Za-z_]\w*$/u, ''), false), at + 1));
    return 1;
  }
  if (text.slice(at, at + 2) === '[?') {
    frames.push(frameFrom(further(frame.piped, before, true), at + 2));
    return 2;
  }
  const isIndex = text[at] === '[' && before !== '' && before === withoutDot;
  frames.push(frameFrom(further(frame.piped, withoutDot, !isIndex && isProjection(withoutDot)), at + 1, isIndex));
  return 1;
}

function further(way: Way, expression: string, each: boolean): Way {
  if (expression === '') return each ? [...way, { expression: '@', each }] : way;
  return [...way, { expression, each }];
}

const isProjection = (expression: string): boolean => /\[\*\]|\[\]|\[\?|(?:^|\.)\*/u.test(expression);

/** Null: the cursor is in it. */
function endOfQuoted(text: string, at: number): number | null {
  for (let n = at + 1; n < text.length; n++) {
    if (text[n] === '\\') n += 1;
    else if (text[n] === text[at]) return n + 1;
  }
  return null;
}

function placeInQuotes(text: string, at: number, frame: Frame): ExpressionPlace {
  const word = text.slice(at + 1);
  if (text[at] === '"') return { ...placeOf(text.slice(0, at), frame, ''), word, from: at, wants: 'key' };
  const { compared, piped: way } = frame;
  return { way, word, from: at, wants: text[at] === "'" && compared !== '' ? 'text' : 'nothing', compared };
}

function placeOf(text: string, frame: Frame, word: string): ExpressionPlace {
  const from = text.length - word.length;
  const { compared, piped, isIndex } = frame;
  const own = text.slice(frame.start).trim();
  if (isIndex) return { way: piped, word: own, from: text.length - own.length, wants: 'element', compared };
  const before = text.slice(frame.start, frame.step).trim().replace(/\.$/u, '');
  const way = further(piped, before, isProjection(before));
  const isDone = /[\])}"'`]\s*$/u.test(own) || (word === '' && own !== '' && !own.endsWith('.'));
  return { way, word, from, wants: isDone ? 'nothing' : 'key', compared };
}
