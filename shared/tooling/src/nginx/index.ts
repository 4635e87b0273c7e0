export { nginxKnows } from './installed-nginx.ts';
export { nginxConfig, type NginxSite } from './nginx-config.ts';
