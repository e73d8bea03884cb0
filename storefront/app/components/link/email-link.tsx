/** An e-mail address to write to; in narrow columns it breaks before the @ and nowhere else. */
export function EmailLink({ address }: { address: string }) {
  const [name, ...host] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      {name}
      <wbr />@{host.join('@')}
    </a>
  );
}
