/** Google's sign-in as far as the shop uses it (https://developers.google.com/identity/gsi/web/reference/js-reference). */
type GoogleIdentity = {
  initialize(options: {
    client_id: string;
    /** Google writes it into the token. */
    nonce: string;
    callback: (answer: { credential?: string }) => void;
  }): void;
  renderButton(
    place: HTMLElement,
    look: {
      type: 'standard';
      theme: 'outline';
      size: 'large';
      shape: 'pill' | 'rectangular';
      text: 'signin_with' | 'signup_with';
      locale: string;
      width: number;
    },
  ): void;
};

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } };
  }
}

const scriptAddress = 'https://accounts.google.com/gsi/client';

let opening: Promise<GoogleIdentity> | undefined;

/** Whether the visitor has asked for Google's sign-in on this document. */
export function isGoogleOpen(): boolean {
  return opening !== undefined;
}

type Opening = { clientId: string; nonce: string; onCredential: (credential: string) => void };

/**
 * Loads Google's sign-in once in the life of the document; its answers go to the form that was opened last.
 * Rejects when it cannot be loaded, and is tried again the next time.
 */
export async function openGoogle({ clientId, nonce, onCredential }: Opening): Promise<GoogleIdentity> {
  opening ??= load().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  const google = await opening;
  // Each time anew: a nonce is good for one sign-in, and the last call is the one that Google goes by.
  google.initialize({
    client_id: clientId,
    nonce,
    callback: ({ credential = '' }) => onCredential(credential),
  });
  return google;
}

function load(): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptAddress;
    script.async = true;
    script.onload = () => {
      const google = window.google?.accounts?.id;
      if (google) resolve(google);
      else reject(new Error('the script brought no sign-in'));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('the script did not load'));
    };
    document.head.append(script);
  });
}
