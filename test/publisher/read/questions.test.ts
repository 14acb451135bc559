import { describe, expect, it } from 'vitest';
import type { Question } from '../../../src/mapping/mapper.ts';
import { openPublisher, shown, snapshotOf } from '../fakes/open-publisher.ts';
import { december } from '../fakes/small-event.ts';
import { smallMapping } from '../fakes/small-mapping.ts';
import { smallPortal } from '../fakes/small-source.ts';

const question: Question = {
  where: 'mapping.event.start',
  message: 'Which hour is right: 17:30 or 19:30?',
  choices: [{ rule: 'start', likelihood: 0.5, examples: [{ id: 'e1', title: 'A talk', value: '17:30' }] }],
  undecided: true,
};

/** A mapping with a question that a test may take back, as a configured rule does. */
function asking(asked: Question | null) {
  const mapping = smallMapping();
  const state = { asked };
  return {
    state,
    mapping: {
      ...mapping,
      learning: {
        ...mapping.learning,
        learn(...given: Parameters<typeof mapping.learning.learn>) {
          const learnt = mapping.learning.learn(...given);
          return state.asked ? { ...learnt, shared: { ...learnt.shared, questions: [state.asked] } } : learnt;
        },
      },
      mapper: (...kept: Parameters<typeof mapping.mapper>) => ({
        ...mapping.mapper(...kept),
        ...(state.asked && { questions: [state.asked] }),
      }),
    },
  };
}

describe('an hour that nobody can tell', () => {
  it('lets new events wait, and is named in the status', async () => {
    const { mapping } = asking(question);
    const { publisher } = openPublisher({ source: smallPortal([december(1)]).source, mapping });
    expect(shown(await snapshotOf(publisher))).toEqual([]);
    const { problems, calendars } = await publisher.status();
    expect(problems.map(({ where, message }) => `${where}: ${message}`)).toEqual([
      'mapping.event.start: Which hour is right: 17:30 or 19:30? New events wait for the ' +
        'answer; what is published already stays. Set mapping.event.start to decide; kalends check shows the choices.',
    ]);
    expect(calendars[0]?.problems.map(({ message }) => message)).toEqual([
      '1 new event is held back until somebody decides: Which hour is right: 17:30 or 19:30? Set mapping.event.start.',
    ]);
  });

  it('withdraws none that is published, also when it is edited', async () => {
    const { mapping, state } = asking(null);
    const portal = smallPortal([december(1)]);
    const { publisher, later } = openPublisher({ source: portal.source, mapping });
    await snapshotOf(publisher);
    state.asked = question;
    portal.events.c1 = [{ ...december(1), title: 'Edited' }, december(2)];
    expect(shown(await later(400))).toEqual(['e1 Edited #1']);
  });

  it('is over with the answer: those that waited are published', async () => {
    const { mapping, state } = asking(question);
    const portal = smallPortal([december(1), december(2)]);
    const { publisher, later } = openPublisher({ source: portal.source, mapping });
    await snapshotOf(publisher);
    state.asked = null;
    expect(shown(await later(400))).toEqual(['e1 Event 1 #0', 'e2 Event 2 #0']);
  });

  it('does not keep back anything while one reading is likelier', async () => {
    const { mapping } = asking({ ...question, undecided: false });
    const { publisher } = openPublisher({ source: smallPortal([december(1)]).source, mapping });
    expect(shown(await snapshotOf(publisher))).toEqual(['e1 Event 1 #0']);
    expect((await publisher.status()).problems).toHaveLength(1);
  });
});
