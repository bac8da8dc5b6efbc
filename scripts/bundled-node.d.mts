export declare function bundledNode(modules: string, platform?: string, arch?: string): string;
