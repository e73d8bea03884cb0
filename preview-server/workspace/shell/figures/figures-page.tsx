import { Figures } from '../../panels/figures/figures.tsx';
import { useMessages } from '../../panels/messages/messages.ts';
import { Desk } from '../desk/desk.tsx';

/** What was counted of visits, for those who compose pages. */
export function FiguresPage() {
  const say = useMessages();
  return (
    <Desk here="figures" title={say('figures.title')}>
      <Figures />
    </Desk>
  );
}
