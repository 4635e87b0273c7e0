/**
 * Adds another company's script to the page, without a hash of its content. The release must list the address, and its
 * content security policy the origin (`origins` of the contract). Waits without a time limit.
 *
 * @throws Error when the page does not allow the address, or the script can't be loaded; a script that throws has loaded
 */
export function loadScript(address: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script ${address} could not be loaded.`));
    });
    script.async = true;
    // Throws where the page's list of scripts does not have it.
    script.src = address;
    document.head.append(script);
  });
}
