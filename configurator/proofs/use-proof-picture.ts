import { useEffect, useEffectEvent, useState } from 'react';

/** A picture that is asked for with a key, which no address may hold; undefined until it is there. */
export function useProofPicture(fetchPicture: () => Promise<Blob | undefined>): string | undefined {
  const [address, setAddress] = useState<string>();
  const fetched = useEffectEvent(fetchPicture);
  useEffect(() => {
    let isWanted = true;
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (isWanted && typeof reader.result === 'string') setAddress(reader.result);
    });
    void fetched().then((blob) => {
      if (isWanted && blob) reader.readAsDataURL(blob);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return address;
}
