/** Shows what the editor has said to this page, over reloads. */
export function hear(action: string): void {
  const actions = [...heard(), action];
  sessionStorage.setItem('heard', actions.join(' '));
  show(actions);
}

export function showHeard(): void {
  show(heard());
}

const heard = (): string[] => (sessionStorage.getItem('heard') ?? '').split(' ').filter(Boolean);

function show(actions: readonly string[]): void {
  const list = document.getElementById('heard');
  if (list) list.textContent = actions.join(' ');
}
